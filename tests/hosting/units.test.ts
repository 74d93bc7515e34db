import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const FOLDER = 'hosting/systemd';
const UNITS = readdirSync(FOLDER);
const SERVICES = UNITS.filter((unit) => unit.endsWith('.service'));

/** The exposure of `systemd-analyze` is from 0 to 10, in tenths here. */
const MOST_EXPOSED = 30;

const HAS_SYSTEMD = spawnSync('systemd-analyze', ['--version']).status === 0;

const linesOf = (unit: string) => readFileSync(`${FOLDER}/${unit}`, 'utf8').split('\n');

test.each(UNITS.filter((unit) => !unit.endsWith('.timer')))('%s restarts without limit', (unit) => {
  const lines = linesOf(unit);
  const limit = lines.indexOf('StartLimitIntervalSec=0');
  expect(limit).toBeGreaterThan(lines.indexOf('[Unit]'));
  expect(lines.findIndex((line) => /^\[(?!Unit)/.test(line))).toBeGreaterThan(limit);
});

// On machines with systemd, systemd itself rates the units.
describe.runIf(HAS_SYSTEMD)('systemd', () => {
  test.each(SERVICES)('rates the exposure of %s as low', (unit) => {
    const options = ['security', '--offline=true', `--threshold=${MOST_EXPOSED}`, '--no-pager'];
    // It exits with an error above the threshold.
    const output = execFileSync('systemd-analyze', [...options, `${FOLDER}/${unit}`], {
      encoding: 'utf8',
    });
    expect(output).toMatch(/Overall exposure level .*: [0-2]\.\d/);
  });

  test.each(UNITS)('accepts every line of %s', (unit) => {
    const { stderr } = spawnSync('systemd-analyze', ['verify', `${FOLDER}/${unit}`], {
      encoding: 'utf8',
    });
    expect(stderr).not.toMatch(/unknown|failed to parse|invalid|ignoring/i);
  });
});
