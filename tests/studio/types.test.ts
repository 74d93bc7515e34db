import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { test } from 'vitest';

test('the Studio type-checks', () =>
  promisify(execFile)('npm', ['run', 'typecheck'], { cwd: path.resolve('studio') }));
