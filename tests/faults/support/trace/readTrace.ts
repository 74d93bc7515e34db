/** The start or end of a system call; its result is only known at the end. */
export interface Moment {
  readonly is: 'begin' | 'end';
  readonly call: string;
  /** As printed by strace; at the start of a call the last ones may be missing. */
  readonly args: string;
  /** Its return value; -1 if it failed. */
  readonly result: number;
}

const WHOLE = /^(?<thread>\d+) +(?<call>\w+)\((?<args>.*)\) += (?<result>-?\d+)/;
const BEGIN = /^(?<thread>\d+) +(?<call>\w+)\((?<args>.*?),? *<unfinished \.\.\.>$/;
const END = /^(?<thread>\d+) +<\.\.\. (?<call>\w+) resumed>(?<args>.*)\) += (?<result>-?\d+)/;

/** Parses the output of strace, in order. */
export function* readTrace(text: string): Generator<Moment> {
  const begun = new Map<string, string>();
  for (const line of text.split('\n')) {
    const { thread, call, args, result } = (WHOLE.exec(line) ?? END.exec(line))?.groups ?? {};
    if (thread && call && args !== undefined) {
      const before = begun.get(thread);
      begun.delete(thread);
      if (before === undefined) yield { is: 'begin', call, args, result: 0 };
      yield { is: 'end', call, args: (before ?? '') + args, result: Number(result) };
      continue;
    }
    const { groups = {} } = BEGIN.exec(line) ?? {};
    if (!groups.thread || !groups.call || groups.args === undefined) continue;
    begun.set(groups.thread, groups.args);
    yield { is: 'begin', call: groups.call, args: groups.args, result: 0 };
  }
}
