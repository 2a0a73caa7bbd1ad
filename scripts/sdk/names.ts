/** Groups whose name in the SDK differs from the first part of their path. */
const groupNames: Record<string, string> = { test: 'testMode' };

/** Methods that are not named like their operation without the group. */
const methodNames: Record<string, string> = {
  exportOrganization: 'create',
  listDuplicateCandidates: 'listDuplicates',
  listImportErrors: 'downloadErrors',
  listWebhookDeliveries: 'listDeliveries',
  putSelfIdentification: 'setSelfIdentification',
  resetTestData: 'reset',
  rotateWebhookSecret: 'rotateSecret',
};

export const pascalCase = (text: string): string =>
  text.replaceAll(/(?:^|[-_ ])(\w)/g, (_, first: string) => first.toUpperCase());

const camelCase = (text: string): string => text.replaceAll(/[-_](\w)/g, (_, first: string) => first.toUpperCase());

const singularOf = (plural: string): string =>
  plural
    .replace(/ies$/, 'y')
    .replace(/uses$/, 'us')
    .replace(/(?<=[^su])s$/, '');

export type SdkName = { group: string; method: string };

/**
 * Name of an operation in the SDK. `bulkApply` of `POST /api/v1/applications/bulk` becomes `applications.bulkApply`,
 * and `listJobs` becomes `jobs.list`.
 */
export function sdkName(operationId: string, path: string): SdkName {
  const first = path.replace(/^\/api\/v1\//, '').split('/')[0] ?? '';
  const group = groupNames[first] ?? camelCase(first);
  const plural = pascalCase(first);
  const noun = new RegExp(`(?:${plural}|${singularOf(plural)})(?=[A-Z]|$)`);
  return { group, method: methodNames[operationId] ?? operationId.replace(noun, '') };
}
