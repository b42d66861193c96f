import { Button } from '~/ui/button'
import { TextField } from '~/ui/forms/text-field'
import { Icon } from '~/ui/icon'
import { MAX_QUERY_LENGTH } from '../rules'

type Props = { category?: string; query?: string }

/** Looks for articles, in one category or in all: a form that needs no script. */
export function PostSearch({ category = '', query = '' }: Props) {
  return (
    <search>
      <form action="/blog" className="flex items-end gap-2">
        {category !== '' && <input type="hidden" name="categoria" value={category} />}
        <TextField
          key={query}
          label="Buscar en el blog"
          type="search"
          name="q"
          defaultValue={query}
          maxLength={MAX_QUERY_LENGTH}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="outline" size="icon" aria-label="Buscar" className="size-11">
          <Icon name="search" className="size-5" />
        </Button>
      </form>
    </search>
  )
}
