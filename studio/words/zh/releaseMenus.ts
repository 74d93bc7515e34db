/**
 * Sanity's words about releases outside their tool, by namespace and key. Its Chinese package has
 * them, but says 发布 for a release as for publishing; here a release is a 批次, as in its tool.
 */
export const RELEASE_MENUS = {
  studio: {
    'release.action.add-to-new-release': '添加到批次',
    'release.action.already-exists-in-release': '文档已在批次中',
    'release.action.already-in-release': '已在批次 {{title}} 中',
    'release.action.create-new': '新建批次',
    'release.action.new-release': '新批次',
    'release.action.view-release': '查看批次',
    'release.deleted-tooltip': '这个批次已删除',
    'release.dialog.copy-to-release.title': '复制到新批次',
    'release.dialog.create.confirm': '新建',
    'release.dialog.create.title': '新建批次',
    'release.form.placeholder-describe-release': '说明这个批次……',
    'release.navbar.tooltip': '发布批次',
    'release.placeholder-untitled-release': '未命名批次',
  },
  structure: {
    'banners.release.action.add-to-release': '添加到批次',
    'banners.release.action.open-to-edit': '打开批次以编辑',
    'banners.release.error.description': '未能把文档加入批次：{{message}}',
    'banners.release.error.title': '未能加入批次',
    'banners.release.navigate-to-edit-description-none': '这篇文档不在任何批次中',
    'banners.release.navigate-to-edit-description-single': '这篇文档属于批次<VersionBadge/>',
    'banners.release.not-in-release': '不在批次<Label>{{title}}</Label>中。',
    'banners.release.waiting.description': '正在把文档加入批次，通常只需几秒钟。',
  },
} as const;
