import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '~/platform/http/call'
import { changeTeaching, readTeaching, type Teaching, type TeachingChange } from '../../contract'
import { errorToast } from '../chats/actions/error-toast'

const TEACHING_KEY = ['teaching']

const withChange = (known: Teaching, { level, mode = known.mode }: TeachingChange): Teaching => ({
  ...known,
  mode,
  level: level ?? known.level,
  isLevelChosen: level === undefined ? known.isLevelChosen : level !== null,
})

/** How the person is taught, kept with their account. A change is shown at once, and taken back where it could not be kept. */
export function useTeaching() {
  const queryClient = useQueryClient()
  const { data } = useQuery({ queryKey: TEACHING_KEY, queryFn: ({ signal }) => call(readTeaching, { signal }) })
  const { mutate } = useMutation({
    mutationFn: (body: TeachingChange) => call(changeTeaching, { body }),
    async onMutate(change) {
      await queryClient.cancelQueries({ queryKey: TEACHING_KEY })
      const before = queryClient.getQueryData<Teaching>(TEACHING_KEY)
      queryClient.setQueryData<Teaching>(TEACHING_KEY, (known) => known && withChange(known, change))
      return before
    },
    onError(_error, _change, before) {
      queryClient.setQueryData(TEACHING_KEY, before)
      errorToast('No se pudo guardar. Por favor, inténtalo de nuevo.')
    },
  })
  return {
    teaching: data,
    change: mutate,
    /** What is written may have shown another level. */
    reread: () => void queryClient.invalidateQueries({ queryKey: TEACHING_KEY }),
  }
}
