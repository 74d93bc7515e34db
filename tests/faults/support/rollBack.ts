// Rolls the releases in the folder given as argument back by one.
import { openJournal } from '../../../scripts/release/journal.ts';
import { rollback } from '../../../scripts/release/rollback.ts';

const [, , releases = ''] = process.argv;
const journal = openJournal(releases);
await rollback(releases, journal, undefined, new Date());
journal.close();
