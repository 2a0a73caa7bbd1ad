import { afterAll } from 'vitest';
import { killChildren } from './support/child.ts';

afterAll(killChildren);
