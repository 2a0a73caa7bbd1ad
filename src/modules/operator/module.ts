import type { Module } from '#platform/module.ts';
import { apiKeyCommands } from './api-key.commands.ts';
import { candidateCommands } from './candidate.commands.ts';
import { consoleCommands } from './console.commands.ts';
import { organizationCommands } from './organization.commands.ts';
import { screeningCommands } from './screening.commands.ts';
import { talentPoolCommands } from './talent-pool.commands.ts';
import { workCommands } from './work.commands.ts';

export const operator: Module = {
  name: 'operator',
  commands: [
    ...organizationCommands,
    ...apiKeyCommands,
    ...consoleCommands,
    ...candidateCommands,
    ...talentPoolCommands,
    ...screeningCommands,
    ...workCommands,
  ],
  register() {},
};
