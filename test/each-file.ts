import { afterAll } from 'vitest';
import { killChildren } from './support/processes/child.ts';

afterAll(killChildren);
