// Preloaded into a script (node --import): at its nth change to the disk (FAULT_AT, from 1) the process
// is killed (FAULT=KILL), or the change fails with a system error code (FAULT=EIO). With FAULT=STOP it
// writes to file descriptor 3 before every change, and pauses.
import sync from 'node:fs';
import fs, { type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const { FAULT: fault = 'KILL', FAULT_AT: at } = process.env;
let step = 0;

const before =
  <Arguments extends unknown[], Result>(act: (...args: Arguments) => Promise<Result>) =>
  async (...args: Arguments): Promise<Result> => {
    meetFault();
    return act(...args);
  };

const beforeSync =
  <Arguments extends unknown[], Result>(act: (...args: Arguments) => Result) =>
  (...args: Arguments): Result => {
    meetFault();
    return act(...args);
  };

function meetFault(): void {
  step += 1;
  if (fault === 'STOP') {
    sync.writeSync(3, '.');
    process.kill(process.pid, 'SIGSTOP');
    return;
  }
  if (step !== Number(at)) return;
  if (fault === 'KILL') process.kill(process.pid, 'SIGKILL');
  throw Object.assign(new Error(`${fault}: injected`), { code: fault });
}

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
  utimes: before(fs.utimes),
  link: before(fs.link),
  open: opened,
});
Object.assign(sync, {
  symlinkSync: beforeSync(sync.symlinkSync),
  renameSync: beforeSync(sync.renameSync),
  rmSync: beforeSync(sync.rmSync),
  fsyncSync: beforeSync(sync.fsyncSync),
});
syncBuiltinESMExports();
