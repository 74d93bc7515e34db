/** What becomes of a publish. */
export const OUTCOMES = {
  'Something that the site needs has a problem:': '网站必需的内容有问题：',
  'The content could not be fetched. The server says:': '无法取得内容。服务器的记录（英文）：',
  'The server’s disk stands in the way: tell your administrator. The server says:':
    '服务器的磁盘有问题：请告知管理员。服务器的记录（英文）：',
  'A page could not be made: tell your administrator. The server says:':
    '有网页无法生成：请告知管理员。服务器的记录（英文）：',
  'The new site did not pass its checks: tell your administrator. The server says:':
    '新生成的网站没有通过检查：请告知管理员。服务器的记录（英文）：',
  'The new site could not be put in place: tell your administrator. The server says:':
    '新生成的网站无法换上：请告知管理员。服务器的记录（英文）：',
  'The build ended before it was done: tell your administrator. The server says:':
    '生成中途结束：请告知管理员。服务器的记录（英文）：',
  '[name] is published: the site is built next': '“[name]”已发布：即将生成网站',
  '[name] is published: the site is being built': '“[name]”已发布：正在生成网站',
  '[name] is withdrawn: the site is built next': '“[name]”已撤下：即将生成网站',
  '[name] is withdrawn: the site is being built': '“[name]”已撤下：正在生成网站',
  '[name] is off the site after [time]': '“[name]”已从网站撤下，用时 [time]',
  '[name] is withdrawn': '“[name]”已撤下',
  '[name] is still on the site: visitors see what they saw before':
    '“[name]”仍在网站上：访客看到的仍是之前的内容',
  '[name] is withdrawn; the publish server does not say whether visitors still see it':
    '“[name]”已撤下；发布服务器没有回应访客是否仍能看到',
  '[name] is live after [time]': '“[name]”已上线，用时 [time]',
  '[name] is published': '“[name]”已发布',
  'A release of [count] documents': '同批 [count] 篇文档',
  'Nothing changes for visitors.': '访客看到的内容没有变化。',
  '[name] is held back: visitors see what they saw before':
    '“[name]”暂未上线：访客看到的仍是之前的内容',
  '[name] is built and not shown': '“[name]”已生成，但没有显示',
  'Somebody went back to an earlier release. The next publish shows the new one.':
    '有人退回到了较早的版本。下次发布后会显示新版本。',
  '[name] is not live: visitors see what they saw before':
    '“[name]”没有上线：访客看到的仍是之前的内容',
  '“[page]” has other words now: file its copy by [due] ([timeZone]).':
    '“[page]”的文字有改动：请最迟于 [due]（[timeZone]）提交副本报备。',
  'It is built again by itself in a few minutes at most.': '几分钟之内会自动重新生成。',
  '[name] is published; the publish server does not say whether it is live':
    '“[name]”已发布；发布服务器没有回应是否已上线',
  'Look at the page on the site in some minutes, and tell your administrator.':
    '请过几分钟到网站上查看，并告知管理员。',
  '1 second': '1 秒',
  '[count] seconds': '[count] 秒',
  '1 minute': '1 分钟',
  '[count] minutes': '[count] 分钟',
  'and [count] more': '另有 [count] 页',
} as const;
