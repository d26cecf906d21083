// A process whose clock is wrong: node --import=shifted-clock.ts?hours=-24 …
const shift = Number(new URL(import.meta.url).searchParams.get('hours')) * 3_600_000;
const RightDate = Date;

globalThis.Date = new Proxy(RightDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [target.now() + shift], newTarget),
  apply: (target) => new target(target.now() + shift).toString(),
  get: (target, property, receiver) =>
    property === 'now' ? () => target.now() + shift : Reflect.get(target, property, receiver),
});
