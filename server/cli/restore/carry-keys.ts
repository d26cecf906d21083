/** Runs a statement. */
type Run = (statement: string) => Promise<unknown>;

/** Gives each request that both databases have the keys that the replaced one has, and the calendar's: what was revoked
 *  after the backup stays revoked, and the latest links go on opening.
 *  @param replaced, backup what precedes the name of each table: a schema */
export async function carryKeys(run: Run, replaced: string, backup: string): Promise<void> {
  const columns = ['desk_key', 'link_key', 'renewal'] as const;
  const latest = (column: string) =>
    `${column} = (select one.${column} from ${replaced}.submissions one where one.id = submissions.id)`;
  await run(`
    update ${backup}.submissions set ${columns.map(latest).join(', ')}
    where exists (
      select 1 from ${replaced}.submissions one
      where one.id = submissions.id and (
        ${columns.map((column) => `one.${column} is distinct from submissions.${column}`).join(' or ')}
      )
    )`);
  await run(`delete from ${backup}.diary_keys`);
  await run(`
    insert into ${backup}.diary_keys (opens, "key") select opens, "key" from ${replaced}.diary_keys
    where opens <> 'page'`);
}

/** Does the same with the keys of emails. The one that went to another address than the backup's proves nothing for that,
 *  and the one in the backup was revoked: the next email brings a new one. */
export async function carryMailKeys(run: Run, replaced: string, backup: string): Promise<void> {
  const latest = (column: string, otherwise: string) => `
    ${column} = (
      select case when lower(one.email) = lower(submissions.email) then one.${column} else ${otherwise} end
      from ${replaced}.submissions one where one.id = submissions.id
    )`;
  await run(`
    update ${backup}.submissions set ${latest('mail_key', 'null')}, ${latest('is_proved', '0')}
    where exists (
      select 1 from ${replaced}.submissions one
      where one.id = submissions.id and (
        one.mail_key is distinct from submissions.mail_key or one.is_proved <> submissions.is_proved
      )
    )`);
}

/** Does the same with the keys that only read: what hangs printed at a gate opens what it did before, and no more. */
export async function carryReadKeys(run: Run, replaced: string, backup: string): Promise<void> {
  const one = `select one.read_key from ${replaced}.submissions one where one.id = submissions.id`;
  await run(`
    update ${backup}.submissions set read_key = (${one})
    where exists (${one} and one.read_key is distinct from submissions.read_key)`);
}
