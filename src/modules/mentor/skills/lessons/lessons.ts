import { once } from '~/platform/once'
import { type Lesson, readLessons } from './lesson-file'

const files = import.meta.glob<string>('/content/lessons/*.md', { query: '?raw', import: 'default', eager: true })

/** All lessons that ship with the product, parsed at the first call. */
export const allLessons = once((): readonly Lesson[] => readLessons(files))
const byId = once(() => new Map(allLessons().map((lesson) => [lesson.id, lesson])))

export const lessonOf = (id: string): Lesson | null => byId().get(id) ?? null
