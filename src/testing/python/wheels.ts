import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'

/** A Python package as an index has it, and its entry in a lockfile. */
export type Wheel = { name: string; file: string; content: Uint8Array; sha256: string; depends: readonly string[] }

type Parts = { depends?: readonly string[]; version?: string }

/** A pure Python wheel of these files, by their paths. It is imported by its name. */
export function wheelOf(
  name: string,
  files: Record<string, string>,
  { depends = [], version = '1.0' }: Parts = {},
): Wheel {
  const info = `${name}-${version}.dist-info`
  const content = zipSync(
    Object.fromEntries(
      Object.entries({
        ...files,
        [`${info}/METADATA`]: `Metadata-Version: 2.1\nName: ${name}\nVersion: ${version}\n`,
        [`${info}/WHEEL`]: 'Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n',
        [`${info}/RECORD`]: '',
      }).map(([path, text]) => [path, strToU8(text)]),
    ),
  )
  const sha256 = createHash('sha256').update(content).digest('hex')
  return { name, file: `${name}-${version}-py3-none-any.whl`, content, sha256, depends }
}

/** A lockfile that names them, for the Python of this product. */
export const lockfileOf = (wheels: readonly Wheel[], abi = '2026_0') => ({
  info: { abi_version: abi, arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' },
  packages: Object.fromEntries(
    wheels.map(({ name, file, sha256, depends }) => [
      name,
      {
        name,
        version: '1.0',
        file_name: file,
        install_dir: 'site',
        sha256,
        imports: [name],
        depends: [...depends],
        package_type: 'package',
        unvendored_tests: false,
      },
    ]),
  ),
})

/** A folder of packages as the operator makes it. */
export function writePackages(folder: string, wheels: readonly Wheel[]) {
  for (const { file, content } of wheels) writeFileSync(join(folder, file), content)
  writeFileSync(join(folder, 'pyodide-lock.json'), JSON.stringify(lockfileOf(wheels)))
}

const PYPLOT = `
import struct, zlib

_open = {}

class Axes:
    def __init__(self):
        self.words = {}
    def get_title(self):
        return self.words.get("title", "")
    def get_xlabel(self):
        return self.words.get("xlabel", "")
    def get_ylabel(self):
        return ""

class Figure:
    def __init__(self):
        self.axes, self.values = [Axes()], []
    def get_suptitle(self):
        return ""
    def savefig(self, target, format):
        assert format == "png"
        chunk = lambda name, data: struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        header = struct.pack(">IIBBBBB", 4, 4, 8, 2, 0, 0, 0)
        rows = (b"\\0" + b"\\x20\\x80\\xc0" * 4) * 4
        about = chunk(b"tEXt", b"values\\0" + bytes(len(self.values)))
        target.write(b"\\x89PNG\\r\\n\\x1a\\n" + chunk(b"IHDR", header) + about + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))

def figure(number=None):
    return _open.setdefault(number or max(_open, default=1), Figure())

def get_fignums():
    return sorted(_open)

def close(which):
    _open.clear()

def plot(values):
    figure().values = values

def title(text):
    figure().axes[0].words["title"] = text

def xlabel(text):
    figure().axes[0].words["xlabel"] = text

def show():
    raise RuntimeError("there is no window here")
`
/** What a package is that draws as matplotlib does: the same names, one picture for all. */
export const MATPLOTLIB = { 'matplotlib/__init__.py': 'def rcdefaults():\n    pass', 'matplotlib/pyplot.py': PYPLOT }
