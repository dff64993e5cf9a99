import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CannotMeasure } from '../part.ts';

/** Debian puts servers where a user's PATH does not look. */
const FURTHER_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/**
 * Path of a program that the machine must have.
 *
 * @param debianPackage the package that brings it
 * @throws CannotMeasure when it is not installed
 */
export function systemProgram(name: string, debianPackage: string): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...FURTHER_FOLDERS];
  const found = folders.map((folder) => join(folder, name)).find(existsSync);
  if (found) return found;
  throw new CannotMeasure(
    `There is no ${name} on this machine. Debian has one: apt install ${debianPackage}`,
  );
}
