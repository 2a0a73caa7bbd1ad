import type { NamingRow, People } from '#platform/personal-data.ts';
import { NamedPeople } from '../reading/named-people.ts';
import type { KeptFileRepository } from './kept-file.repository.ts';

const withoutEnding = (name: string): string => name.replace(/\.[a-z0-9]+$/i, '');

/** Finds the imports whose file names have the names of people who are about to be erased. */
export class FileNameSearch {
  readonly #kept: KeptFileRepository;
  constructor(kept: KeptFileRepository) {
    this.#kept = kept;
  }

  /** The name of a file never changes. */
  async search(people: People, seen: Set<string>): Promise<NamingRow[]> {
    const seenAs = (id: string): string => `name of ${id}`;
    const files = (await this.#kept.names(people.organizationId)).filter(({ id }) => !seen.has(seenAs(id)));
    if (files.length === 0) return [];
    const named = new NamedPeople(await this.#kept.people(people));
    return files.flatMap(({ id, fileName }) => {
      seen.add(seenAs(id));
      const found = [...named.in([withoutEnding(fileName)], false)];
      return found.map((candidateId) => ({ table: 'imports', key: id, candidateId }));
    });
  }
}
