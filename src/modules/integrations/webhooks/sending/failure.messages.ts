export const failureMessages = {
  language: 'en',
  greeting: (name: string | undefined) => (name ? `Hello ${name},` : 'Hello,'),
  failing: {
    subject: (host: string) => `Webhooks to ${host} are failing`,
    before: (url: string, since: string) =>
      `No webhook to ${url} has succeeded since ${since}. We keep trying. If none succeeds within 5 days, we disable the ` +
      'endpoint.',
    after: 'Events are kept for 30 days. Once the endpoint works again, you can replay the ones it has missed.',
  },
  disabled: {
    subject: (host: string) => `We disabled the webhook endpoint on ${host}`,
    before: (url: string, since: string) =>
      `No webhook to ${url} has succeeded since ${since}, for 5 days. We disabled the endpoint, so it gets no more events.`,
    after: 'Events are kept for 30 days. Fix the endpoint, enable it again, and replay the events it has missed.',
  },
  button: 'Open the console',
};
