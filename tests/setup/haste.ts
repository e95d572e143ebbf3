import pg from 'pg'

/** A PostgreSQL that waits for no disk: nothing of a test run has to outlive the machine's fall. A process that is killed loses nothing by it. */
export async function makeHaste(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await client.query(`alter system set ${setting} = off`)
  await client.query('select pg_reload_conf()')
  await client.end()
}
