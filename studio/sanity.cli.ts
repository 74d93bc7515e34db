import { defineCliConfig } from 'sanity/cli';
import { readSource } from './source.ts';

const { projectId, dataset } = readSource();

export default defineCliConfig({
  api: { projectId, dataset },
  deployment: { autoUpdates: false },
});
