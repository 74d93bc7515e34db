import type { BuiltSite } from './builtSite.ts';
import type { AuditProblem } from './rule.ts';

/** A problem on more pages than this is listed once, with its pages. */
const MAX_REPEATS = 3;

/**
 * All problems, grouped by page. Problems on many pages, such as those of the menu or the footer, come
 * first and are listed only once.
 */
export function describeProblems(problems: readonly AuditProblem[]): string {
  const groups = [
    ...Map.groupBy(problems, ({ rule, message, fix }) => `${rule}\0${message}\0${fix}`).values(),
  ];
  const isShared = (group: readonly AuditProblem[]) => placesOf(group).length > MAX_REPEATS;
  const shared = groups.filter(isShared).flatMap((group) => {
    const place = describePlaces(placesOf(group));
    return group.slice(0, 1).map((problem) => ({ ...problem, place }));
  });
  const own = groups.filter((group) => !isShared(group)).flat();
  return [...Map.groupBy([...shared, ...own], ({ place }) => place)]
    .map(([place, found]) => [place, ...found.map(describeProblem)].join('\n'))
    .join('\n\n');
}

const placesOf = (problems: readonly AuditProblem[]): string[] => [
  ...new Set(problems.map(({ place }) => place)),
];

const describePlaces = (places: readonly string[]): string =>
  `${places.length} places (${places.slice(0, MAX_REPEATS).join(', ')} and ${places.length - MAX_REPEATS} more)`;

const describeProblem = ({ rule, message, fix }: AuditProblem): string =>
  `  ${rule}: ${message}\n    Fix: ${fix}`;

/** Counts of what was checked: `70 pages, 4 redirect pages, 3,412 links, ...`. */
export function describeSite(site: BuiltSite): string {
  const references = [...site.pages.values()].flatMap((page) => page.references);
  const count = (kind: string) => references.filter((reference) => reference.kind === kind).length;
  const scripts = [...site.files.keys()].filter((address) => address.endsWith('.js'));
  const counts = [
    [site.pages.size, 'pages'],
    [site.redirects.size, 'redirect pages'],
    [count('link'), 'links'],
    [count('resource'), 'resources'],
    [scripts.length, 'scripts'],
  ] as const;
  return counts.map(([number, noun]) => `${number.toLocaleString('en')} ${noun}`).join(', ');
}
