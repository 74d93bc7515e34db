import { html } from 'hono/html';
import { FORM_POLICY, htmlDocument, type Markup } from '../changes/htmlDocument.ts';
import { filesOf } from '../filing/records.ts';
import type { Status } from './status.ts';

/** The status page: the content of `/status` as HTML. */
export const statusPage = (status: Status): Promise<string> =>
  htmlDocument(
    'Publish server',
    html`<h1>Publish server</h1>
${currentRelease(status)}
${queueState(status)}
${filings(status)}
${buildTable(status)}
<p class="muted">Running since ${inMinutes(status.startedAt)}. As JSON: <a href="/status">/status</a></p>`,
    FORM_POLICY,
  );

const currentRelease = ({ current, problem, rollback }: Status): Markup =>
  current
    ? html`<p>Visitors see release <strong>${current.id}</strong>: ${current.contains.pages} pages in both languages, ${current.contains.texts} texts in each; programmes: ${current.contains.programs}, projects: ${current.contains.projects}, people: ${current.contains.team}.</p>
${rollback && html`<p>This is a rollback made at ${inMinutes(rollback.since)}: the documents in the Studio may be newer. It stays in place until the next publish.</p>`}`
    : html`<p>${problem ? html`<span class="failed">${problem}</span>` : 'There are no releases yet.'}</p>`;

/** `2026-11-27 03:04 UTC` for an ISO timestamp. */
const inMinutes = (time: string) => `${time.slice(0, 16).replace('T', ' ')} UTC`;

const STATES = {
  idle: 'No build is running.',
  waiting: 'A build is about to start.',
  running: 'A build is running.',
} as const;

function queueState({ queue: { state, isDue, retryAt, lastDelivery } }: Status): Markup {
  const { document, operation, received = '' } = lastDelivery ?? {};
  return html`<p>${STATES[state]}${state === 'running' && isDue ? ' Another one follows.' : ''}${retryAt ? ` The failed build is retried at ${inMinutes(retryAt)}.` : ''}
${lastDelivery && html`The last publish was reported at ${inMinutes(received)}: ${operation ?? 'a change'} of ${document ?? 'a document'}.`}</p>`;
}

function filings({ filings: { open, problem } }: Status): Markup {
  if (open.length === 0 && problem === null) return html``;
  return html`<h2>To be filed</h2>
${problem && html`<p><span class="failed">The copies are not complete</span>; this is checked again every minute: ${problem}</p>`}
${
  open.length > 0
    ? html`<table>
<tr><th>Due</th><th>Page</th><th>Copies</th><th></th></tr>
${open.map(filingRow)}
</table>`
    : ''
}`;
}

const filingRow = (filing: Status['filings']['open'][number]): Markup => {
  const { id, page, titles, release, due, timeZone, shownOn, folder, unprinted } = filing;
  return html`<tr><td><strong class="day">${due}</strong>${filing.isOverdue && html` <span class="failed">overdue</span>`}<br><span class="muted day">${timeZone}</span></td>
<td>${page.path} · ${titles.en} · ${titles.zh}<br><span class="muted">shown from ${shownOn}, release ${release}</span></td>
<td><ul class="files">${filesOf(filing).map((name) => html`<li><a href="/filings/${id}/${name}">${name}</a></li>`)}</ul>
<span class="muted">in ${folder}${unprinted && `; no PDF: ${unprinted}`}</span></td>
<td><form method="post" action="/filings/${id}"><label>Filed by <input name="by" required maxlength="100" autocomplete="name"></label><button>Mark as filed</button></form></td></tr>
`;
};

const buildTable = ({ builds }: Status): Markup => html`<h2>Last builds</h2>
<table>
<tr><th>Started</th><th>Reason</th><th>Duration</th><th>Outcome</th></tr>
${builds.map(
  (
    build,
  ) => html`<tr><td>${inMinutes(build.started)}</td><td>${build.reason}</td><td>${describeTime(build)}</td>${outcomeCell(build)}</tr>
`,
)}
</table>`;

type BuildEntry = Status['builds'][number];

function describeTime({ milliseconds, steps }: BuildEntry): string {
  if (milliseconds === undefined) return 'not finished';
  const parts = Object.entries({ total: milliseconds, ...steps }).map(
    ([step, time]) => `${step} ${(time / 1_000).toFixed(1)} s`,
  );
  return parts.join(', ');
}

function outcomeCell({ outcome }: BuildEntry): Markup {
  switch (outcome?.kind) {
    case undefined:
      return html`<td>running, or interrupted and repeated</td>`;
    case 'published':
      return html`<td>published as ${outcome.release}: ${outcome.changes}${heldBack(outcome)}</td>`;
    case 'unchanged':
      return html`<td>no changes for visitors${heldBack(outcome)}</td>`;
    case 'unshown':
      return html`<td>built as ${outcome.release}, not shown because of a rollback: ${outcome.changes}${heldBack(outcome)}</td>`;
    case 'failed':
      return html`<td><span class="failed">failed</span>, the site is unchanged: ${outcome.message}</td>`;
  }
}

const heldBack = ({ heldBack: lines }: { heldBack: readonly string[] }): Markup =>
  lines.length > 0 ? html`<div class="held">${lines.join('\n')}</div>` : html``;
