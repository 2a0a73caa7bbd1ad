// Writes the settings of src/platform/settings/settings.ts for README.md and .env.example.
import { z } from 'zod';
import { settingGroups } from '../src/platform/settings/settings.ts';

type DocumentedSetting = {
  name: string;
  /** Default as a value of the environment. Empty if there is none. */
  defaultValue: string;
  /** Default in Markdown. */
  defaultText: string;
  /** Description in Markdown, with the allowed values. */
  description: string;
};

/** A sentence with the allowed values of a type, if they are few or have bounds. */
function allowedValues(schema: z.ZodType): string | undefined {
  if (schema instanceof z.ZodEnum)
    return `One of ${(schema.options as string[]).map((value) => `\`${value}\``).join(', ')}.`;
  const { minimum, maximum } = (schema.meta() ?? {}) as { minimum?: number; maximum?: number };
  return minimum === undefined ? undefined : `From ${minimum} to ${maximum}.`;
}

function documented(name: string, setting: z.ZodType): DocumentedSetting {
  const { description, defaultText } = (setting.meta() ?? {}) as { description?: string; defaultText?: string };
  if (!description) throw new Error(`${name} has no description`);
  let type = setting;
  let value: string | number = '';
  while (type instanceof z.ZodDefault || type instanceof z.ZodOptional) {
    if (type instanceof z.ZodDefault) value = type.def.defaultValue as string | number;
    type = type.unwrap() as z.ZodType;
  }
  if (type instanceof z.ZodPipe && type.in instanceof z.ZodDefault) value = type.in.def.defaultValue as string;
  const defaultValue = String(value);
  const allowed = allowedValues(type);
  return {
    name,
    defaultValue,
    defaultText: defaultText ?? (defaultValue && `\`${defaultValue}\``),
    description: `${description}.${allowed ? ` ${allowed}` : ''}`,
  };
}

const groups = Object.entries(settingGroups).map(([title, settings]) => ({
  title,
  settings: Object.entries(settings).map(([name, setting]) => documented(name, setting)),
}));

/** Tables for README.md, one for each group. */
export const settingsTables = (): string =>
  groups
    .map(({ title, settings }) =>
      [
        `### ${title}`,
        '',
        '| Setting | Default | Description |',
        '|---|---|---|',
        ...settings.map((one) => `| \`${one.name}\` | ${one.defaultText} | ${one.description} |`),
      ].join('\n'),
    )
    .join('\n\n');

const wrapped = (text: string): string =>
  text.replace(/(?![^\n]{1,118}$)([^\n]{1,118}) /g, '$1\n').replaceAll(/^/gm, '# ');

/** The contents of .env.example. */
export const environmentExample = (): string =>
  [
    '# Every setting with its default. An empty one counts as not set. Use a copy: node --env-file=.env src/main.ts',
    '# Generated from src/platform/settings/settings.ts: npm run settings',
    ...groups.flatMap(({ title, settings }) => [
      '',
      `# == ${title} ==`,
      ...settings.flatMap(({ name, defaultValue, defaultText, description }) => [
        '',
        wrapped(defaultValue || !defaultText ? description : `${description} Default: ${defaultText}.`),
        `${name}=${defaultValue}`,
      ]),
    ]),
    '',
  ].join('\n');

const markers = /(<!-- settings -->\n)[\s\S]*?(\n<!-- \/settings -->)/;

/** README.md with the current tables between its markers. Throws if it has no markers. */
export function withSettings(readme: string): string {
  if (!markers.test(readme)) throw new Error('README.md has no <!-- settings --> and <!-- /settings -->');
  return readme.replace(markers, (_all, before: string, after: string) => `${before}${settingsTables()}${after}`);
}
