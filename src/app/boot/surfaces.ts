import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { ApiKeyService } from '#modules/access';
import { CallBuffer } from '#modules/integrations';
import { AuditTrail } from '#platform/audit-trail.ts';
import type { Config } from '#platform/config.ts';
import type { Resolve } from '#platform/container.ts';
import type { Database } from '#platform/database/database.ts';
import { isMigrated, notMigrated } from '#platform/database/schema-state.ts';
import { documentation } from '#platform/documentation/documentation.ts';
import { TombstoneRepository } from '#platform/gone/tombstones.repository.ts';
import { api } from '#platform/http/api/api.ts';
import { Idempotency } from '#platform/http/api/idempotency.ts';
import type { LoggedCall } from '#platform/http/api/logged-call.ts';
import { operations } from '#platform/http/api/operation.ts';
import { dashboardSurface, operatorConnectionLimit, operatorSignInLimit } from '#platform/http/dashboard.ts';
import { health } from '#platform/http/health.ts';
import { limitNetworkFailures } from '#platform/http/limits/address-limit.ts';
import { BodyMemory } from '#platform/http/limits/body-memory.ts';
import { limitRate } from '#platform/http/limits/rate-limit.ts';
import type { SharedBuckets } from '#platform/http/limits/shared-buckets.ts';
import { createHttpApp } from '#platform/http/pipeline.ts';
import { webhookSurface } from '#platform/http/webhooks.ts';
import type { Logger } from '#platform/log.ts';
import { mcp } from '#platform/mcp/mcp-surface.ts';
import { pages } from '#platform/pages/pages.ts';
import { sessions } from '#platform/pages/session.ts';
import type { QueueDashboard } from '#platform/tasks/dashboard.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { apiDocument, apiEndpoints, serviceVersion } from '../api-document.ts';
import { guides } from '../guides.ts';
import { modules } from '../modules.ts';
import { securityContact } from '../security-contact.ts';

export type WebOptions = {
  config: Config;
  log: Logger;
  db: Database;
  queue: TaskQueue;
  limits: SharedBuckets;
  resolve: Resolve;
  /** Undefined without an operator's password. */
  dashboard: QueueDashboard | undefined;
};

/** Everything that a web process serves. */
export function listenerOf(options: WebOptions): RequestListener {
  const { config, log } = options;
  return createHttpApp(
    [
      ...apiSurfaces(options),
      ...documentation(() => apiDocument(config.baseUrl), guides(config)),
      pagesSurface(options),
      ...operatorSurfaces(options),
      ...(config.securityContact ? [securityContact(config.securityContact, config.baseUrl)] : []),
      healthSurface(options),
      webhookSurface(
        modules.flatMap(({ webhooks = [] }) => webhooks),
        options.resolve,
      ),
    ],
    { log, trustedProxies: config.trustedProxies },
  );
}

/** The REST API, and the same operations as tools of MCP. */
function apiSurfaces({ config, log, db, limits, resolve }: WebOptions) {
  const calls = {
    resolve,
    endpoints: apiEndpoints,
    authenticate: (headers: IncomingHttpHeaders, address: string) =>
      resolve(ApiKeyService).authenticate(headers, address),
    limitRate: limitRate(limits, 'api key', config.rateLimit),
    idempotency: resolve(Idempotency),
    audit: resolve(AuditTrail),
    logCall: (call: LoggedCall) => resolve(CallBuffer).add(call),
    goneOf: (organizationId: string, ids: readonly string[]) =>
      resolve(TombstoneRepository).goneOf(organizationId, ids),
  };
  const tools = {
    sets: modules.flatMap((module) => module.tools ?? []),
    version: serviceVersion,
    baseUrl: config.baseUrl,
    db,
    log,
    call: operations({ ...calls, db }),
  };
  return [api({ ...calls, uploads: new BodyMemory(config.uploadMemoryBytes) }), mcp({ ...calls, ...tools })];
}

const pagesSurface = ({ config, log, db, limits, resolve }: WebOptions) =>
  pages({
    resolve,
    sites: modules.flatMap(({ site = [] }) => site),
    config,
    log,
    sessions: (options) => sessions(db, options),
    limit: (name, allowed) => limitRate(limits, name, allowed),
  });

function operatorSurfaces({ config: { operatorPassword, baseUrl }, limits, dashboard }: WebOptions) {
  if (!operatorPassword || !dashboard) return [];
  return [
    dashboardSurface({
      password: operatorPassword,
      baseUrl,
      dashboard,
      limitFailures: limitNetworkFailures(limits, 'operator sign-in', operatorSignInLimit),
      limitPeerFailures: limitNetworkFailures(limits, 'operator connection', operatorConnectionLimit),
    }),
  ];
}

const healthSurface = ({ db, queue }: WebOptions) =>
  health(async () => {
    if (!(await isMigrated(db))) throw notMigrated();
    queue.checkStarted();
  });
