import { until } from './app.ts';

/** Reads a page's events as a browser does. `text` is all that came; `events` their names and data. */
export async function openStream(url: string, init: RequestInit = {}) {
  const leaving = new AbortController();
  const response = await fetch(url, { ...init, redirect: 'manual', signal: leaving.signal });
  let text = '';
  let end: string | undefined;
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
  };
  void read().then(
    () => (end = 'ended'),
    () => (end = 'cut off'),
  );
  const events = () =>
    text
      .split('\n\n')
      .slice(0, -1)
      .filter((block) => block.startsWith('event: '))
      .map((block) => {
        const [name = '', ...data] = block.split('\n');
        return { name: name.slice(7), html: data.map((line) => line.slice(6)).join('\n') };
      });
  return {
    status: response.status,
    headers: response.headers,
    text: () => text,
    events,
    /** The event at that place, when it has come. */
    event: (place: number) => until(async () => events()[place], `event ${place} of ${url}`),
    /** How it came to its end, when it has. */
    ended: () => until(async () => end, `the end of ${url}`),
    isOpen: () => end === undefined,
    leave: () => leaving.abort(),
  };
}
