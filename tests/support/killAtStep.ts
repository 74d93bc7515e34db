// Loaded before a script (node --import): kills the process before its nth change to the disk.
import fs, { type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const last = Number(process.env.KILL_AT);
let step = 0;

const before =
  <Arguments extends unknown[], Result>(act: (...args: Arguments) => Result) =>
  (...args: Arguments): Result => {
    if (step === last) process.kill(process.pid, 'SIGKILL');
    step += 1;
    return act(...args);
  };

const open = before(fs.open);
const opened = async (...args: Parameters<typeof fs.open>): Promise<FileHandle> => {
  const handle = await open(...args);
  handle.writeFile = before(handle.writeFile.bind(handle));
  handle.sync = before(handle.sync.bind(handle));
  return handle;
};

Object.assign(fs, {
  mkdir: before(fs.mkdir),
  rename: before(fs.rename),
  rm: before(fs.rm),
  open: opened,
});
syncBuiltinESMExports();
