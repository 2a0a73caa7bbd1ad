import { ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';

type Directives = Extract<HelmetOptions['contentSecurityPolicy'], object>['directives'];

/** helmet's headers as alternating names and values. */
export function securityHeaders(options: HelmetOptions = {}): string[] {
  const res = new ServerResponse({} as never);
  helmet(options)({} as never, res, () => {});
  return Object.entries(res.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}

/** A content security policy of these directives alone. No site may frame the answer. */
export const onlyAllow = (directives: Directives = {}): Pick<HelmetOptions, 'contentSecurityPolicy'> => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], ...directives, frameAncestors: ["'none'"] },
  },
});

/** For responses that are not pages. */
export const dataHeaders = securityHeaders(onlyAllow());
