import { type FileHandle, open } from 'node:fs/promises';

/** SQLite's write-ahead log, whose newest commits may still be in the operating system's memory. */
export class LogOnDisk {
  readonly #path: string;
  #handle: FileHandle | undefined;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(databaseFile: string) {
    this.#path = `${databaseFile}-wal`;
  }

  /** Waits until every commit before this call is on the disk. Callers that wait at the same time
   *  share one `fdatasync`, while the event loop answers other requests.
   *  @throws when the disk refuses; the caller must not acknowledge anything then */
  sync(): Promise<void> {
    // A running sync may have begun before the caller's commit, so the caller waits for the next.
    this.#next ??= this.#running
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        this.#running = this.#flush();
        return this.#running;
      });
    return this.#next;
  }

  async close(): Promise<void> {
    await this.#handle?.close();
  }

  async #flush(): Promise<void> {
    this.#handle ??= await open(this.#path, 'r+');
    await this.#handle.datasync();
  }
}
