// Replaces the generation in the folder given as argument with one that contains "new".
import { commitGeneration } from '../../scripts/content/generation.ts';

const names = ['en.json', 'zh.json', 'site.json'];
await commitGeneration(process.argv[2] ?? '', new Map(names.map((name) => [name, 'new'])));
