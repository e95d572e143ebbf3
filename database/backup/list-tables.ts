import pg from 'pg'

/** A table with the columns that are written; PostgreSQL itself reckons the others. */
export type Table = { name: string; columns: string[] }
/** `next` is the number that it gives out next, as text: it may be larger than a number can be. */
export type Sequence = { name: string; next: string }

/** Every table of the schema, each after those that it refers to: rows can be added in this order. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { refersTo: string[] }>(`
    select t.relname::text as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      array(select distinct other.relname::text from pg_constraint c join pg_class other on other.oid = c.confrelid
        where c.conrelid = t.oid and c.contype = 'f' and c.confrelid <> t.oid) as "refersTo"
    from pg_class t
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
      and not exists (select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = t.oid and d.deptype = 'e')
    order by t.relname`)
  const ordered: Table[] = []
  const isPlaced = (name: string) => ordered.some((table) => table.name === name)
  while (ordered.length < rows.length) {
    const next = rows.find(({ name, refersTo }) => !isPlaced(name) && refersTo.every(isPlaced))
    if (!next) throw new Error('tables refer to each other in a circle')
    ordered.push({ name: next.name, columns: next.columns })
  }
  return ordered
}

/** They stand outside of transactions: read after the snapshot was taken, each is at least as far as its rows. */
export async function listSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string; step: string }>(`
    select c.relname::text as name, s.seqincrement::text as step from pg_sequence s join pg_class c on c.oid = s.seqrelid
    where c.relnamespace = 'public'::regnamespace order by c.relname`)
  const sequences: Sequence[] = []
  for (const { name, step } of rows) {
    const { rows: read } = await client.query<{ next: string }>(
      `select (last_value + case when is_called then $1::bigint else 0 end)::text as next from ${nameInSchema(name)}`,
      [step],
    )
    sequences.push({ name, next: read[0]?.next ?? '' })
  }
  return sequences
}

export function nameInSchema(name: string): string {
  return `public.${pg.escapeIdentifier(name)}`
}
