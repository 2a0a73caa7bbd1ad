import 'reflect-metadata'; // tsyringe refuses to load without it, even when no decorator is used
import { container, type DependencyContainer, type InjectionToken, instanceCachingFactory } from 'tsyringe';
import type { Config } from './config.ts';
import type { FileStore } from './files/file-store.ts';
import type { Logger } from './log.ts';
import type { PersonalData } from './personal-data.ts';

export type Container = DependencyContainer;
export type { InjectionToken };
/** Only for the edges: routes, handlers and commands. */
export type Resolve = <T>(token: InjectionToken<T>) => T;

export const createContainer = (): Container => container.createChildContainer();

type Tokens<A extends readonly unknown[]> = { [K in keyof A]: InjectionToken<A[K]> };

/** Registers a singleton. `deps` are the parameters of its constructor in order, checked by the compiler. */
export function provide<A extends unknown[], T>(c: Container, cls: new (...args: A) => T, deps: Tokens<A>): void {
  c.register<T>(cls as InjectionToken<T>, {
    useFactory: instanceCachingFactory((r) => new cls(...(deps.map((d) => r.resolve(d as InjectionToken)) as A))),
  });
}

export const configToken: InjectionToken<Config> = Symbol('config');
export const loggerToken: InjectionToken<Logger> = Symbol('logger');
export const fileStoreToken: InjectionToken<FileStore> = Symbol('files');
export const personalDataToken: InjectionToken<PersonalData> = Symbol('personal data');
