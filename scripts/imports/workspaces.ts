// The package.json of each workspace: what it declares, and what its own name stands for.
import { globSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import type { Module } from './modules.ts'

interface Manifest {
  name: string
  exports?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

export interface Workspace {
  name: string
  /** Folder from the repository's root, with slashes; '' is the root. */
  folder: string
  dependencies: ReadonlySet<string>
  devDependencies: ReadonlySet<string>
  /** The path of the repository that `name/part` stands for. */
  resolve: (specifier: string) => string
}

/** `@scope/name/part` → `@scope/name`, `name/part` → `name`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** All workspaces, the root last. */
export function workspacesOf(root: string): Workspace[] {
  const manifests = globSync(['{packages,apps}/*/package.json', '{e2e,bench}/package.json', 'package.json'], {
    cwd: root,
  })
  return manifests
    .map(path => {
      const manifest: Manifest = JSON.parse(readFileSync(join(root, path), 'utf8'))
      const folder = path.split(sep).slice(0, -1).join('/')
      const { name, exports = {}, dependencies = {}, devDependencies = {} } = manifest
      const resolve = (specifier: string) => {
        const part = specifier.slice(name.length + 1)
        const mapped = part === '' ? exports['.'] : exports['./*']?.replace('*', part)
        return posix.join(folder, mapped ?? part)
      }
      return {
        name,
        folder,
        dependencies: new Set(Object.keys(dependencies)),
        devDependencies: new Set(Object.keys(devDependencies)),
        resolve,
      }
    })
    .toSorted((a, b) => b.folder.length - a.folder.length)
}

// Workspaces that run in production: their packages are dependencies proper.
const SHIPPED = /^(apps\/server|packages\/[^/]+)\/src\/(?!(.*\/)?testing\/|.*\.test(ing)?\.ts$)/

/** Packages that a file imports and its workspace does not declare. Build and test tools may be the root's. */
export function undeclaredPackages(modules: readonly Module[], workspaces: readonly Workspace[]): string[] {
  const root = workspaces.find(({ folder }) => folder === '')
  return modules.flatMap(({ file, imports }) => {
    const own = workspaces.find(({ folder }) => folder === '' || file.startsWith(`${folder}/`))
    return imports.flatMap(({ specifier, line, typeOnly }) => {
      if (/^(\.|node:|virtual:)/.test(specifier)) return []
      const name = packageOf(specifier)
      const shipped = SHIPPED.test(file) && !typeOnly
      const declared =
        own?.dependencies.has(name) ||
        (!shipped && (own?.devDependencies.has(name) || root?.devDependencies.has(name) || false))
      return declared
        ? []
        : [`${file}:${line}: ${own?.folder || '.'}/package.json declares what is imported: ${name} is not there`]
    })
  })
}
