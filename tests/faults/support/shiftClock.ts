// Preloaded into a script (node --import): shifts its clock by CLOCK_SHIFT milliseconds.
const shift = Number(process.env.CLOCK_SHIFT);
const now = Date.now;

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now() + shift] : args, newTarget),
  get: (target, key, receiver) =>
    key === 'now' ? () => now() + shift : Reflect.get(target, key, receiver),
});
