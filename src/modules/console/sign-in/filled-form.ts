import {
  type ComponentChildren,
  cloneElement,
  type FunctionComponent,
  h,
  isValidElement,
  type JSX,
  type VNode,
} from 'preact';
import type { FormDraft } from '#modules/access';
import { copy } from '../console.messages.ts';

type Props = Record<string, unknown> & { children?: ComponentChildren };
type Node = VNode<Props>;

/** Inputs that browsers or our own pages fill. */
const notTyped: ReadonlySet<unknown> = new Set(['file', 'password', 'submit', 'button']);

const isNode = (view: ComponentChildren): view is Node => isValidElement(view);

/** The view without function components. */
function expanded(view: ComponentChildren): ComponentChildren {
  if (Array.isArray(view)) return view.map(expanded);
  if (!isNode(view)) return view;
  if (typeof view.type === 'function') return expanded((view.type as FunctionComponent<Props>)(view.props));
  return cloneElement(view, {}, expanded(view.props.children));
}

function* nodesIn(view: ComponentChildren): Generator<Node> {
  if (Array.isArray(view)) for (const one of view) yield* nodesIn(one);
  if (!isNode(view)) return;
  yield view;
  yield* nodesIn(view.props.children);
}

const isTyped = ({ type, props }: Node): boolean =>
  type === 'textarea' ||
  type === 'select' ||
  (type === 'input' && props['type'] !== 'hidden' && !notTyped.has(props['type']));

/** The form that sends to the draft's action. Of several, for example one for each row, the one of the same record. */
function formOf(page: ComponentChildren, action: string, values: ReadonlyMap<string, readonly string[]>) {
  const all = [...nodesIn(page)];
  const forms = all.filter(
    ({ type, props }) =>
      type === 'form' && props['method'] === 'post' && String(props['action']).split('?')[0] === action,
  );
  const isOfRecord = (form: Node) =>
    [...nodesIn(form.props.children)].every(
      ({ type, props }) =>
        type !== 'input' || props['type'] !== 'hidden' || values.get(String(props['name']))?.[0] === props['value'],
    );
  const form = forms.length > 1 ? forms.find(isOfRecord) : forms[0];
  const isPart = ({ props }: Node) => props['form'] !== undefined && props['form'] === form?.props['id'];
  const fields = form && [...nodesIn(form.props.children), ...all.filter(isPart)];
  return fields?.some((field) => isTyped(field) && values.has(String(field.props['name']))) ? form : undefined;
}

/** The page with the draft in its form. Undefined if the page has no such form. */
export function filledPage(page: JSX.Element, { action, fields }: FormDraft): JSX.Element | undefined {
  const values = new Map(fields);
  const whole = expanded(page);
  const form = formOf(whole, action, values);
  if (!form) return undefined;
  const used = new Map<string, number>();
  const nextValue = (name: string): string | undefined => {
    const at = used.get(name) ?? 0;
    used.set(name, at + 1);
    return values.get(name)?.[at];
  };

  const filledField = (field: Node): JSX.Element => {
    const { type, props } = field;
    const name = String(props['name']);
    if (props['type'] === 'checkbox' || props['type'] === 'radio') {
      return cloneElement(field, { checked: values.get(name)?.some((value) => value === (props['value'] ?? 'on')) });
    }
    const value = nextValue(name);
    if (value === undefined || notTyped.has(props['type'])) return field;
    if (type === 'textarea') return cloneElement(field, {}, value);
    if (type === 'input') return cloneElement(field, { value });
    const choose = (view: ComponentChildren): ComponentChildren => {
      if (Array.isArray(view)) return view.map(choose);
      if (!isNode(view)) return view;
      if (view.type !== 'option') return cloneElement(view, {}, choose(view.props.children));
      return cloneElement(view, { selected: view.props['value'] === value });
    };
    return cloneElement(field, {}, choose(props.children));
  };

  const filled = (view: ComponentChildren, isInside: boolean): ComponentChildren => {
    if (Array.isArray(view)) return view.map((one: ComponentChildren) => filled(one, isInside));
    if (!isNode(view)) return view;
    const { type, props } = view;
    const isOwn = props['form'] === undefined ? isInside : props['form'] === form.props['id'];
    if (isOwn && (type === 'input' || type === 'textarea' || type === 'select')) return filledField(view);
    const children = filled(props.children, isInside || view === form);
    if (view === form) return cloneElement(view, {}, [notice(), children]);
    const opens = type === 'details' && [...nodesIn(props.children)].includes(form);
    return cloneElement(view, opens ? { open: true } : {}, children);
  };
  return filled(whole, false) as JSX.Element;
}

/** The focus moves here without script. */
const notice = (): JSX.Element =>
  h('p', { class: 'notice', role: 'status', tabIndex: -1, autofocus: true }, copy.signIn.restored);
