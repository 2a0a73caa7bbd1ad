import Bowser from 'bowser';
import { copy } from '../console.messages.ts';

const { sessions: t } = copy.settings;

/** Browser and system, as the browser names them: callers can send anything. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return t.unknownDevice;
  const { browser, os } = Bowser.parse(userAgent);
  return t.device(browser.name ?? '', os.name ?? '') || t.unknownDevice;
}
