/** Records the statements that the lists really send, and shows how PostgreSQL would run them. */
import pg from 'pg';

export type Statement = { text: string; parameters: unknown[] };
/** `by` is the application_name of the connection. */
type SentStatement = Statement & { by: string | undefined };

type Node = { 'Node Type': string; 'Relation Name'?: string; Plans?: Node[] };

/** Tables that grow without end. (An organization has a few hundred clients, so reading all of them is right.) */
export const largeTables = new Set([
  'candidate_jobs',
  'candidates',
  'jobs',
  'candidate_job_status_events',
  'screening_sessions',
  'video_interviews',
  'video_interview_rooms',
]);

/** Records what this process sends to PostgreSQL until `stop`, through any pool or transaction. */
export function recordStatements(): { sent: SentStatement[]; stop(): void } {
  const sent: SentStatement[] = [];
  const { prototype } = pg.Client;
  const { query } = prototype;
  prototype.query = function (this: pg.Client & { connectionParameters?: pg.ClientConfig }, ...args: any[]) {
    const [first, second] = args;
    const by = this.connectionParameters?.application_name;
    if (typeof first === 'string') sent.push({ text: first, parameters: Array.isArray(second) ? second : [], by });
    else if (typeof first?.text === 'string') sent.push({ text: first.text, parameters: first.values ?? [], by });
    return (query as (...a: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  const stop = () => {
    prototype.query = query;
  };
  return { sent, stop };
}

/** Returns the reads that this process sends to PostgreSQL while `work` runs. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const { sent, stop } = recordStatements();
  try {
    await work();
  } finally {
    stop();
  }
  return sent.filter(({ text }) => /^\s*(select|with)\b/i.test(text));
}

function* nodes(node: Node): Generator<Node> {
  yield node;
  for (const child of node.Plans ?? []) yield* nodes(child);
}

/** The large tables that a statement reads from end to end. */
export async function scans(client: pg.Client, { text, parameters }: Statement): Promise<string[]> {
  const { rows } = await client.query(`explain (format json) ${text}`, parameters);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan as Node;
  const found = [...nodes(plan)].flatMap((node) =>
    node['Node Type'] === 'Seq Scan' && largeTables.has(node['Relation Name'] ?? '')
      ? [node['Relation Name'] ?? '']
      : [],
  );
  return [...new Set(found)];
}
