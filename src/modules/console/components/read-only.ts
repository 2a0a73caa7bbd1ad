import {
  type ComponentChildren,
  cloneElement,
  type FunctionComponent,
  isValidElement,
  type JSX,
  type VNode,
} from 'preact';

type Props = Record<string, unknown> & { children?: ComponentChildren };

/** Parts of a page that are there for their content alone. */
const containers = new Set<unknown>(['p', 'div', 'li', 'ul', 'details', 'section', 'td']);
const controls = new Set<unknown>(['button', 'select', 'input', 'textarea']);

const hasContent = (view: ComponentChildren): boolean =>
  Array.isArray(view)
    ? view.some(hasContent)
    : view !== null && view !== undefined && view !== '' && typeof view !== 'boolean';

/** Whether only the summary of a `details` element is left. */
const isOnlySummary = (view: ComponentChildren): boolean =>
  Array.isArray(view) ? view.filter(hasContent).every(isOnlySummary) : isValidElement(view) && view.type === 'summary';

function isChange({ type, props }: VNode<Props>, leadsToChange: (path: string) => boolean): boolean {
  if (type === 'form') return props['method'] === 'post';
  // The control belongs to a form elsewhere on the page.
  if (controls.has(type)) return props['form'] !== undefined;
  return type === 'a' && typeof props['href'] === 'string' && leadsToChange(props['href']);
}

function kept(view: ComponentChildren, leadsToChange: (path: string) => boolean): ComponentChildren {
  if (Array.isArray(view)) return view.map((one: ComponentChildren) => kept(one, leadsToChange));
  if (!isValidElement(view)) return view;
  const { type, props } = view as VNode<Props>;
  if (typeof type === 'function') return kept((type as FunctionComponent<Props>)(props), leadsToChange);
  if (isChange(view, leadsToChange)) return null;
  const children = kept(props.children, leadsToChange);
  const isEmptied =
    hasContent(props.children) && (!hasContent(children) || (type === 'details' && isOnlySummary(children)));
  if (!isEmptied || !containers.has(type)) return cloneElement(view, {}, children);
  // A cell keeps its place in the row.
  return type === 'td' ? cloneElement(view, { class: 'nothing' }, '–') : null;
}

const made = new WeakMap<JSX.Element, JSX.Element>();

/**
 * The page as viewers see it. Removes forms that change something, their controls, and links to pages that only lead to
 * a change.
 */
export function readOnlyView(view: JSX.Element, leadsToChange: (path: string) => boolean): JSX.Element {
  let known = made.get(view);
  if (!known) made.set(view, (known = kept(view, leadsToChange) as JSX.Element));
  return known;
}
