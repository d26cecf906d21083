/** Polled, not one long timer: a machine may sleep, and a clock may be set. */
const LOOK_MS = 60_000;

export interface EveryMinute {
  /** Looks now, and then every minute. */
  start(): void;
  /** Waits for a look that has begun. */
  stop(): Promise<void>;
}

/** Looks every minute; a look that takes longer delays the next one.
 *  @param look never throws */
export function everyMinute(look: () => Promise<void>): EveryMinute {
  let timer: NodeJS.Timeout | undefined;
  let inHand = Promise.resolve();
  function lookAgain(): void {
    inHand = inHand.then(look);
  }
  return {
    start() {
      lookAgain();
      timer = setInterval(lookAgain, LOOK_MS).unref();
    },
    stop() {
      clearInterval(timer);
      return inHand;
    },
  };
}
