import { type ComponentChildren, cloneElement, type FunctionComponent, isValidElement, type JSX } from 'preact';
import { render } from 'preact-render-to-string';

export type RenderPage = (view: JSX.Element) => string;

const addresses = ['href', 'action', 'src', 'data-src'] as const;
const isOurs = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('/') && !value.startsWith('//');

/** Adds `root` to addresses of this service in the view. */
function rooted(view: ComponentChildren, root: string): ComponentChildren {
  if (Array.isArray(view)) return view.map((one: ComponentChildren) => rooted(one, root));
  if (!isValidElement(view)) return view;
  const props = view.props as Record<string, unknown> & { children?: ComponentChildren };
  if (typeof view.type === 'function') return rooted((view.type as FunctionComponent)(props), root);
  const changed = addresses.flatMap((name) => (isOurs(props[name]) ? [[name, `${root}${props[name]}`] as const] : []));
  return cloneElement(view, Object.fromEntries(changed), rooted(props.children, root));
}

/**
 * Renders views, whose addresses start at the service's root. `root` is the path of that root on a shared host, else
 * empty.
 */
export function pageRenderer(root: string): RenderPage {
  const rendered = new WeakMap<JSX.Element, string>();
  return (view) => {
    const known = rendered.get(view);
    if (known !== undefined) return known;
    const html = render(root === '' ? view : (rooted(view, root) as JSX.Element));
    rendered.set(view, html);
    return html;
  };
}
