import { parse as parseQuery } from 'node:querystring';
import { InsufficientScope } from '../../errors.ts';

/** Permissions of API keys. Released names do not change. */
export const scopes = [
  'clients:read',
  'clients:write',
  'jobs:read',
  'jobs:write',
  'candidates:read',
  'candidates:write',
  'candidates.contact:read',
  'applications:read',
  'applications:write',
  'resumes:read',
  'resumes:write',
  'screenings:read',
  'interviews:read',
  'interviews:write',
  'tasks:read',
  'webhooks:read',
  'webhooks:write',
  'events:read',
  'logs:read',
  'compliance:read',
  'privacy:write',
] as const;
export type Scope = (typeof scopes)[number];

export const contactScope = 'candidates.contact:read' satisfies Scope;

export const presets = {
  full: scopes,
  read_only: scopes.filter((scope) => scope.endsWith(':read')),
  ats_sync: [
    'clients:read',
    'clients:write',
    'jobs:read',
    'jobs:write',
    'candidates:read',
    'candidates:write',
    'candidates.contact:read',
    'applications:read',
    'applications:write',
    'resumes:read',
    'resumes:write',
    'screenings:read',
    'interviews:read',
    'interviews:write',
    'tasks:read',
    'events:read',
  ],
} as const satisfies Record<string, readonly Scope[]>;
export type Preset = keyof typeof presets;
export const presetNames = Object.keys(presets) as [Preset, ...Preset[]];

/** The preset with exactly these scopes. Undefined if there is none. */
export const presetOf = (granted: readonly Scope[]): Preset | undefined =>
  presetNames.find((name) => new Set(presets[name]).symmetricDifference(new Set(granted)).size === 0);

/** Scopes that depend on a query parameter. `byValue` has all scopes that each value needs. */
export type ScopeByParameter = {
  parameter: string;
  byValue: Readonly<Record<string, readonly Scope[]>>;
  /** The value of requests without the parameter. */
  default?: string;
};

/** Null: any key is sufficient. A list: all of its scopes are required. */
export type ScopeRule = Scope | readonly Scope[] | ScopeByParameter | null;

const isList = (rule: ScopeRule): rule is readonly Scope[] => Array.isArray(rule);

/** Alternative sets of scopes for the OpenAPI document. The first one is always sufficient. */
export function scopeAlternatives(rule: ScopeRule): (readonly Scope[])[] {
  if (!rule) return [[]];
  if (typeof rule === 'string') return [[rule]];
  if (isList(rule)) return [rule];
  const sets = Object.values(rule.byValue);
  const all = [...new Set(sets.flat())];
  return [all, ...sets.filter((set) => set.length < all.length)];
}

type CheckScope = (granted: ReadonlySet<Scope>, search: string) => void;

const need = (granted: ReadonlySet<Scope>, needed: readonly Scope[]): void => {
  const missing = needed.find((scope) => !granted.has(scope));
  if (missing) throw new InsufficientScope(missing);
};

/**
 * Throws InsufficientScope. With an invalid parameter value, any of the scopes is sufficient, because its own error
 * comes later.
 */
export function scopeCheck(rule: ScopeRule): CheckScope {
  if (!rule) return () => {};
  if (typeof rule === 'string') return (granted) => need(granted, [rule]);
  if (isList(rule)) return (granted) => need(granted, rule);
  const { parameter, byValue } = rule;
  const any = [...new Set(Object.values(byValue).flat())];
  return (granted, search) => {
    const value = parseQuery(search)[parameter] ?? rule.default;
    const needed = typeof value === 'string' && Object.hasOwn(byValue, value) ? byValue[value] : undefined;
    need(granted, needed ?? (any.some((scope) => granted.has(scope)) ? [] : any));
  };
}

/** Scopes that single body fields or query parameters need, in addition to the operation's. */
export type FieldScopes = Readonly<Record<string, Scope>>;

/** Throws InsufficientScope for a field that the request contains, even if its value is invalid. */
export function checkFieldScopes(fields: FieldScopes, granted: ReadonlySet<Scope>, given: unknown): void {
  for (const [name, scope] of Object.entries(fields)) {
    if (!granted.has(scope) && Object.hasOwn(given as object, name)) throw new InsufficientScope(scope);
  }
}
