/** Tables that a statement may touch without naming the organization, each with the reason why that is right. */
export const exceptions: { pattern: RegExp; tables: string[]; reason: string }[] = [
  {
    pattern: /from api_keys k join organizations o .* where k\.hash = \$\d+/,
    tables: ['api_keys'],
    reason: 'the key is what decides the organization',
  },
  {
    pattern: /^update api_keys set last_used_at = now\(\) where id = \$\d+/,
    tables: ['api_keys'],
    reason: 'by the id of the key that the statement before has found',
  },
  {
    pattern: /from message_templates t where t\.organization_id = coalesce\(o\.test_of, o\.id\)/,
    tables: ['message_templates'],
    reason: 'test data has the templates of its live organization',
  },
  {
    pattern: /left join clients c on c\.id = j\.client_id/,
    tables: ['clients'],
    reason: 'along jobs_client_fkey, which is within an organization',
  },
  {
    pattern: /join jobs j on j\.id = a\.job_id join candidates c on c\.id = a\.candidate_id/,
    tables: ['jobs', 'candidates'],
    reason: 'along the foreign keys of an application, which are within an organization',
  },
  {
    pattern: /insert into report_outcomes .* join candidates p on p\.id = a\.candidate_id\)/,
    tables: ['candidates'],
    reason: 'along the foreign keys of an application, which are within an organization',
  },
  {
    pattern: /from users u where u\.organization_id = o\.id\) as users from organizations o where id = \$\d+/,
    tables: ['users'],
    reason: 'the id is that of the organization',
  },
  {
    pattern: /^update "(clients|jobs|candidates)" set .* where "id" = '[0-9a-f-]{36}'$/,
    tables: ['clients', 'jobs', 'candidates'],
    reason: 'the unit of work writes what Database.lock has found under the organization',
  },
  {
    pattern: /^select organization_id from retention_policies where candidate_days is not null order by 1$/,
    tables: ['retention_policies'],
    reason: 'a schedule for all organizations',
  },
  {
    pattern:
      /^select organization_id from (report_marks|tasks) where organization_id > \$\d+ order by organization_id limit 1$/,
    tables: ['report_marks', 'tasks'],
    reason: 'a schedule for all organizations',
  },
  {
    pattern: /^with payable as materialized \( ?select .* delete from waiting_invites/,
    tables: ['waiting_invites'],
    reason: 'a schedule for all organizations',
  },
  {
    pattern: /from candidate_links where token_hash = \$\d+/,
    tables: ['candidate_links'],
    reason: 'the token is what decides the organization',
  },
  {
    pattern:
      /from jobs j join organizations o on o\.id = j\.organization_id .* where j\.id = \$\d+ and j\.status = 'active' and o\.test_of is null$/,
    tables: ['jobs', 'clients', 'careers_addresses'],
    reason: 'the public page of a job: its id is what decides the organization',
  },
  {
    pattern: /where j\.id = \$\d+ and j\.status in \('paused', 'closed', 'filled'\) and o\.careers_enabled/,
    tables: ['jobs', 'careers_addresses'],
    reason: 'the public page of a job that is not open: its id is what decides the organization',
  },
  {
    pattern: /select wanted\.organization_id from careers_addresses wanted where wanted\.slug = lower\(\$\d+\)/,
    tables: ['careers_addresses'],
    reason: 'the address of a careers page is what decides the organization',
  },
  {
    pattern: /where o\.careers_enabled and o\.test_of is null and exists \(select 1 from jobs j /,
    tables: ['careers_addresses', 'jobs'],
    reason: 'the public list of all careers pages, for search engines',
  },
  {
    pattern: /from pending_application_links l join pending_applications p .* where l\.token_hash = \$\d+/,
    tables: ['pending_application_links', 'pending_applications'],
    reason: 'the token is what decides the organization',
  },
  {
    pattern: /from pending_applications where mailbox = \$\d+/,
    tables: ['pending_applications'],
    reason: 'one mailbox counts in all organizations: its owner is protected, not an organization',
  },
  {
    pattern:
      /^delete from pending_applications where id in \( select id from pending_applications where expires_at <= /,
    tables: ['pending_applications'],
    reason: 'a schedule for all organizations',
  },
  {
    pattern: /from data_request_links l join data_requests r .* where l\.token_hash = \$\d+/,
    tables: ['data_request_links', 'data_requests'],
    reason: 'the token is what decides the organization',
  },
  {
    pattern: /from data_requests r where r\.mailbox = \$\d+/,
    tables: ['data_requests', 'data_request_links'],
    reason: 'one mailbox counts in all organizations: its owner is protected, not an organization',
  },
  {
    pattern: /^delete from data_requests where id in \( ?select id from data_requests where expires_at <= /,
    tables: ['data_requests'],
    reason: 'a schedule for all organizations',
  },
  {
    pattern: /from export_links l join exports x .* where l\.token_hash = \$\d+/,
    tables: ['export_links', 'exports'],
    reason: 'the token is what decides the organization',
  },
  {
    pattern: /^select organization_id, id from exports x where .* and not exists \( select from tasks t where /,
    tables: ['exports', 'tasks'],
    reason: 'a schedule for all organizations',
  },
  {
    pattern: /^select organization_id, id, candidate_id, file_key as key from exports where file_key is not null/,
    tables: ['exports'],
    reason: 'a schedule for all organizations',
  },
  {
    pattern: /^select organization_id, id from imports i where .* and not exists \( select from tasks t where /,
    tables: ['imports', 'tasks'],
    reason: 'a schedule for all organizations',
  },
  {
    pattern: /^select organization_id, id, file_key, state from imports where file_key is not null/,
    tables: ['imports'],
    reason: 'a schedule for all organizations',
  },
  {
    pattern: /^delete from bulk_actions where \(organization_id, id\) in/,
    tables: ['bulk_actions'],
    reason: 'a schedule for all organizations',
  },
  {
    pattern: /^delete from import_errors where \(organization_id, import_id, row_number\) in/,
    tables: ['import_errors'],
    reason: 'a schedule for all organizations',
  },
  {
    pattern: /^delete from import_records where \(organization_id, import_id, id\) in/,
    tables: ['import_records'],
    reason: 'a schedule for all organizations',
  },
  {
    pattern:
      /from whatsapp_conversations other join screening_sessions theirs on theirs\.organization_id = other\.organization_id/,
    tables: ['whatsapp_conversations', 'screening_sessions'],
    reason: 'a message that waits for a choice may be for any organization: only the candidate’s own is erased',
  },
  {
    pattern: /^select f\.id, f\.created_at, not exists .* from resume_files f where f\.created_at < /,
    tables: ['resume_files', 'candidates', 'candidate_jobs'],
    reason: 'a schedule for all organizations',
  },
  {
    pattern:
      /from \(select \*, changed_at as created_at from candidate_job_status_events\) e where e\.organization_id = \$\d+/,
    tables: ['candidate_job_status_events'],
    reason: 'narrowed outside the parentheses',
  },
  {
    pattern: /decided_at as created_at, .* from decision_records\) d where d\.organization_id = \$\d+/,
    tables: ['decision_records'],
    reason: 'narrowed outside the parentheses',
  },
  {
    pattern: /^with old as materialized \(\s*select id, organization_id from decision_records/,
    tables: ['decision_records'],
    reason: 'a schedule for all organizations',
  },
  {
    pattern: /^select organization_id, id as candidate_id from candidates where \(organization_id, id\) > /,
    tables: ['candidates'],
    reason: 'fills the keys of existing candidates of all organizations, once',
  },
  {
    pattern: /^\(select organization_id, id, reading_version from jobs where reading_version < /,
    tables: ['jobs'],
    reason: 'a schedule for all organizations',
  },
  {
    pattern: /^with old as materialized \(\s*select id, organization_id, application_id from match_scores/,
    tables: ['match_scores'],
    reason: 'a schedule for all organizations',
  },
  {
    pattern: /^with overdue as materialized \(/,
    tables: ['screening_sessions', 'video_interviews'],
    reason: 'a schedule for all organizations',
  },
  {
    pattern:
      /^select v\.organization_id, v\.id as interview_id, (v\.ended_at|v\.consent_withdrawn_at|r\.closed_at) as at/,
    tables: ['video_interviews', 'video_interview_recordings', 'video_interview_rooms'],
    reason: 'a schedule for all organizations',
  },
  {
    pattern: /^with due as materialized \(/,
    tables: ['screening_sessions'],
    reason: 'a schedule for all organizations',
  },
  {
    pattern: /^with (soon_due|unassigned) as materialized \(/,
    tables: ['review_requests'],
    reason: 'a schedule for all organizations',
  },
  {
    pattern: /from whatsapp_conversations c join screening_sessions s .* where c\.number = \$\d+/,
    tables: ['whatsapp_conversations', 'screening_sessions'],
    reason: 'a message names a number only: the conversation is what decides the organization',
  },
  {
    pattern: /^insert into whatsapp_held_messages .* where not exists \(select 1 from whatsapp_messages m where/,
    tables: ['whatsapp_messages'],
    reason: "by WhatsApp's name of a message, unique in the installation: one that was received is not held",
  },
  {
    pattern:
      /from whatsapp_messages m join screening_sessions s .* where m\.provider_id = \$\d+ and m\.direction = 'out'$/,
    tables: ['whatsapp_messages', 'screening_sessions'],
    reason: "by WhatsApp's name of a message, unique in the installation: the message decides the organization",
  },
  {
    pattern: /^update whatsapp_messages set state = \$\d+, error = \$\d+ where provider_id = \$\d+/,
    tables: ['whatsapp_messages'],
    reason: "by WhatsApp's name of a message, unique in the installation, from a signed webhook",
  },
  {
    pattern: /^select distinct organization_id from former_statuses where left_at > /,
    tables: ['former_statuses'],
    reason: 'a schedule for all organizations',
  },
  {
    pattern: /^with suspects as materialized \(/,
    tables: ['tasks'],
    reason: 'a schedule for all organizations',
  },
  {
    pattern: /^delete from tasks where state in \('done', 'dismissed'\)/,
    tables: ['tasks'],
    reason: 'a schedule for all organizations',
  },
  {
    pattern:
      /^delete from (console_sessions|form_drafts|sign_in_links|used_challenges|user_invitations) where (expire|created_at|left_at|used_at) < now\(\)/,
    tables: ['console_sessions', 'form_drafts', 'sign_in_links', 'used_challenges', 'user_invitations'],
    reason: 'a schedule for all organizations',
  },
  {
    pattern: /^delete from idempotency_keys where created_at <= /,
    tables: ['idempotency_keys'],
    reason: 'a schedule for all organizations',
  },
  {
    pattern: /from events e where \(e\.recorded_at, e\.id\) > .* order by e\.recorded_at, e\.id limit \$\d+$/,
    tables: ['events'],
    reason: 'the worker passes the events of all organizations on to webhook endpoints',
  },
  {
    pattern: /from webhook_endpoints where enabled\) as since from webhook_cursor c/,
    tables: ['webhook_endpoints'],
    reason: 'the time from which any organization collects events',
  },
  {
    pattern: /from webhook_endpoints e join organizations o .* where e\.organization_id = any\(/,
    tables: ['webhook_endpoints'],
    reason: 'of the organizations whose events are read',
  },
  {
    pattern: /^with recursive waiting as \( \(select endpoint_id from webhook_deliveries where state = 'pending'/,
    tables: ['webhook_deliveries', 'webhook_endpoints'],
    reason: 'sends the webhooks of all organizations',
  },
  {
    pattern: /^with r as \(select \*, case when succeeded .* update webhook_deliveries d set/,
    tables: ['webhook_deliveries'],
    reason: 'by ids that the sending of webhooks has claimed',
  },
  {
    pattern: /^with h as \(select endpoint_id, bool_or\(succeeded\) .* update webhook_endpoints e set/,
    tables: ['webhook_endpoints'],
    reason: 'endpoints of deliveries that the sending of webhooks has claimed',
  },
  {
    pattern: /from webhook_endpoints e where e\.id = any\(\$\d+::uuid\[\]\) and e\.enabled and e\.failing_since <= /,
    tables: ['webhook_endpoints'],
    reason: 'endpoints of deliveries that the sending of webhooks has claimed',
  },
  {
    pattern: /^delete from webhook_deliveries where id in \( ?select id from webhook_deliveries where created_at < /,
    tables: ['webhook_deliveries'],
    reason: 'a schedule for all organizations',
  },
];

const keywords =
  'where|set|on|order|left|right|inner|cross|join|limit|for|group|union|using|values|returning|and|or|do|offset|select|having|window|from|as';
const reference = new RegExp(
  String.raw`\b(from|join|update|into)\s+"?(\w+)"?(?:\s+(?:as\s+)?"?(?!(?:${keywords})\b)(\w+)"?)?`,
  'gi',
);
// `a.organization_id = …`, and `o.id = …` of the table of organizations itself
const side = String.raw`(?:"?(\w+)"?\.)?"?(organization_id|id)"?`;
const equality = new RegExp(String.raw`(?<![\w".])${side}\s*=\s*(?:(\$\d+|'[^']*')|${side}(?![\w"]))`, 'gi');

/** The values that a sent statement compares `organization_id` with. */
export const organizationsOf = ({ text, parameters }: { text: string; parameters: readonly unknown[] }): Set<unknown> =>
  new Set([...text.matchAll(/\borganization_id\s*=\s*\$(\d+)/g)].map(([, number]) => parameters[Number(number) - 1]));

type Use = { table: string; alias: string; isInsert: boolean; index: number };

/**
 * The tenant tables of a statement that it does not narrow to an organization: neither to a given one, nor to that of
 * another row that is. Where a table stands several times under one name, it must be narrowed as often.
 */
export function unbound(statement: string, tables: readonly string[]): string[] {
  const text = statement.replaceAll(/\bfor (no key )?update\b/gi, ' ');
  const uses: Use[] = [...text.matchAll(reference)].map(({ 1: verb = '', 2: table = '', 3: alias = '', index }) => ({
    table,
    alias: table === 'organizations' && !alias ? table : alias,
    isInsert: verb.toLowerCase() === 'into',
    index,
  }));
  const of = (names: readonly string[]) => uses.filter(({ table }) => names.includes(table));
  const organizations = new Set(of(['organizations']).map(({ alias }) => alias));
  const stored = new Set(of(tables).map(({ alias }) => alias));

  const equalities = [...text.matchAll(equality)]
    .map(([, a = '', columnA = '', given, b = '', columnB = '']) => ({ a, columnA, given, b, columnB }))
    .filter(({ a, columnA, given, b, columnB }) => {
      const names = (alias: string, column: string) => column === 'organization_id' || organizations.has(alias);
      return names(a, columnA) && (given !== undefined || names(b, columnB));
    });
  const times = new Map<string, number>();
  // What is no table of an organization is part of this statement, and looked at where it is made.
  const isNarrow = (alias: string) => times.has(alias) || !(stored.has(alias) || organizations.has(alias));
  for (let before = -1; before !== times.size; ) {
    before = times.size;
    for (const { a, b, given } of equalities) {
      if (given === undefined && !isNarrow(a) && !isNarrow(b)) continue;
      for (const alias of given === undefined ? [a, b] : [a]) times.set(alias, times.get(alias) ?? 0);
    }
  }
  for (const { a, b, given } of equalities) {
    for (const alias of given === undefined ? [a, b] : [a]) {
      if (times.has(alias)) times.set(alias, (times.get(alias) ?? 0) + 1);
    }
  }
  return of(tables)
    .filter(({ table, alias, isInsert, index }) => {
      if (isInsert) return !/^\w+\s+"?\w+"?(\s+as\s+\w+)?\s*\([^)]*\borganization_id\b/i.test(text.slice(index));
      return (times.get(alias) ?? 0) < uses.filter((use) => use.alias === alias && use.table === table).length;
    })
    .map(({ table }) => table);
}
