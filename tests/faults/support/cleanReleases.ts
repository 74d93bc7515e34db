// Removes unused releases from the folder given as argument.
import { cleanReleases } from '../../../scripts/release/clean.ts';
import { openJournal } from '../../../scripts/release/journal.ts';

const [, , releases = ''] = process.argv;
const journal = openJournal(releases);
await cleanReleases(releases, journal);
journal.close();
