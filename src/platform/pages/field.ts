import { type ComponentChildren, h, type JSX } from 'preact';

export type Problems = ReadonlyMap<string, string>;

type Common = {
  name: string;
  label: string;
  hint?: string | undefined;
  /** The ID of a hint that several fields share. */
  describedBy?: string;
  required: boolean;
  problems: Problems;
};

const idOf = (name: string): string => `field-${name.replace(/[^\w-]/g, '-')}`;

function describedBy({ name, hint, describedBy: shared, problems }: Common): {
  'aria-describedby'?: string;
  'aria-invalid'?: 'true';
} {
  const ids = [shared, hint && `${idOf(name)}-hint`, problems.has(name) && `${idOf(name)}-wrong`].filter(Boolean);
  return {
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(problems.has(name) && { 'aria-invalid': 'true' as const }),
  };
}

const remarks = ({ name, hint, problems }: Common): ComponentChildren => [
  hint && h('span', { class: 'hint', id: `${idOf(name)}-hint` }, hint),
  problems.has(name) && h('span', { class: 'wrong', id: `${idOf(name)}-wrong` }, problems.get(name)),
];

export type FieldCopy = {
  optional: string;
  problems: string;
};

type Input = Common & {
  type: 'text' | 'email' | 'tel' | 'date' | 'file' | 'password';
  value?: string;
  autocomplete?: string;
  inputMode?: 'decimal' | 'numeric';
  /** Matches the whole value, like the HTML attribute. Browsers show the hint with it. */
  pattern?: string;
  accept?: string;
};

/** The form fields of a site, each with a label, hint and problem. They work without script. */
export function fields(copy: () => FieldCopy) {
  const labelText = ({ label, required }: Common): string => (required ? label : `${label} ${copy().optional}`);

  function inputField(field: Input): JSX.Element {
    const { name, type, value, autocomplete, inputMode, pattern, accept, hint } = field;
    return h('div', { class: 'field' }, [
      h('label', { for: idOf(name) }, labelText(field)),
      remarks(field),
      h('input', {
        id: idOf(name),
        name,
        type,
        ...(type !== 'file' && { value: value ?? '' }),
        ...(autocomplete && { autocomplete: autocomplete as never }),
        ...(inputMode && { inputMode }),
        ...(pattern && { pattern, title: hint }),
        ...(accept && { accept }),
        required: field.required,
        ...describedBy(field),
      }),
    ]);
  }

  function textField(field: Common & { value?: string; maxLength?: number; rows?: number }): JSX.Element {
    return h('div', { class: 'field' }, [
      h('label', { for: idOf(field.name) }, labelText(field)),
      remarks(field),
      h(
        'textarea',
        {
          id: idOf(field.name),
          name: field.name,
          rows: field.rows ?? 5,
          maxLength: field.maxLength ?? 5000,
          required: field.required,
          ...describedBy(field),
        },
        field.value ?? '',
      ),
    ]);
  }

  function choiceField(
    field: Common & { options: readonly string[]; chosen: readonly string[]; several: boolean },
  ): JSX.Element {
    const { name, options, chosen, several } = field;
    // A site's style sheet may show these in columns.
    const names = options.length > 8 ? 'field many' : 'field';
    return h('fieldset', { class: names, id: idOf(name), ...describedBy(field) }, [
      h('legend', null, labelText(field)),
      remarks(field),
      options.map((option) =>
        h('label', { class: 'choice' }, [
          h('input', {
            type: several ? 'checkbox' : 'radio',
            name,
            value: option,
            checked: chosen.includes(option),
            // On checkboxes, `required` would require each of them.
            ...(!several && { required: field.required }),
          }),
          h('span', null, option),
        ]),
      ),
    ]);
  }

  /** `labels` has the labels for problems that do not name their field. */
  function problemSummary(problems: Problems, labels: ReadonlyMap<string, string> = new Map()): JSX.Element | null {
    if (problems.size === 0) return null;
    // Moves the focus here without script.
    return h('div', { class: 'problems', role: 'alert', tabIndex: -1, autofocus: true }, [
      h('p', null, copy().problems),
      h(
        'ul',
        null,
        [...problems].map(([name, text]) =>
          h('li', null, h('a', { href: `#${idOf(name)}` }, [labels.get(name), ' ', text])),
        ),
      ),
    ]);
  }
  function selectField(
    field: Common & { options: readonly { value: string; label: string }[]; value?: string },
  ): JSX.Element {
    return h('div', { class: 'field' }, [
      h('label', { for: idOf(field.name) }, labelText(field)),
      remarks(field),
      h(
        'select',
        { id: idOf(field.name), name: field.name, required: field.required, ...describedBy(field) },
        field.options.map(({ value, label }) => h('option', { value, selected: value === field.value }, label)),
      ),
    ]);
  }

  return { inputField, textField, choiceField, selectField, problemSummary };
}
