import type { AnswerOf, Endpoint, SentOf } from '@gauntlet/contract/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { feel } from '../ui/feel.ts'
import { toast } from '../ui/toast.tsx'
import { call } from './api.ts'
import { type Answer, CallError } from './client.ts'
import { onceCaller } from './once.ts'
import { type Ahead, type Outcome, showAhead } from './optimistic.ts'
import { refreshLive } from './query-client.ts'
import * as texts from './texts.ts'
import { say } from '../ui/say.ts'

const act = onceCaller(call)

export interface ActionOptions<E extends Endpoint> {
  /** Shown on success; by default the server's message; false shows nothing. */
  success?: string | false
  /** Shown if the server was not reached or failed; by default 'Something went wrong'. */
  failure?: string | ((error: CallError) => string)
  /** Refusals that the form answers in place. */
  unsaid?: (error: CallError) => boolean
  /** Shows the outcome before the server answers; a call that fails, for whatever reason, takes it back at once. */
  optimistic?: (ahead: Ahead, input: SentOf<E>) => void
  /** Said after 'No connection: '; by default 'nothing was changed'. */
  undone?: string
  done?: (answer: Answer<AnswerOf<E>>) => void
  /** The screen does it by itself: how it went is neither shown nor felt. */
  unasked?: boolean
}

/** The server was not reached: shown with a way to try again if the screen has already gone back. */
const isLost = ({ status }: CallError) => status === 0

/** A refusal keeps the server's words; a failure has none that are fit for people. */
function wordsOf(error: CallError, failure: ActionOptions<Endpoint>['failure']): string {
  const { status, message } = error
  if (failure === undefined || (status > 0 && status < 500)) return message
  return typeof failure === 'string' ? failure : failure(error)
}

function tellSuccess(words: string | false | undefined): void {
  feel(true)
  if (typeof words === 'string') toast(words)
}

/**
 * An act of the player through a contract row: shows how it went, and asks again for live data. `run` resolves with the
 * answer, or with the `CallError` of the refusal, whose `errors` belong into the form.
 */
export function useAction<E extends Endpoint>(
  endpoint: E,
  {
    success,
    failure,
    unsaid,
    optimistic,
    undone = texts.nothingWasChanged,
    done,
    unasked = false,
  }: ActionOptions<E> = {},
) {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (input: SentOf<E>) => act(endpoint, input),
    onMutate: (input): Outcome | undefined => optimistic && showAhead(client, ahead => optimistic(ahead, input)),
    onSuccess: (answer, _input, shown) => {
      shown?.keep()
      if (!unasked) tellSuccess(success ?? answer.message)
      done?.(answer)
    },
    onError: (error, input, shown) => {
      shown?.takeBack()
      if (unasked) return
      feel(false)
      if (unsaid?.(error)) return
      if (shown && isLost(error)) {
        const retry = { label: texts.retry, run: () => void run(input) }
        toast(say(texts.noConnection, { undone }), { danger: true, action: retry })
      } else toast(wordsOf(error, failure), { danger: true, reference: error.reference })
    },
    onSettled: () => refreshLive(client),
  })
  async function run(input: SentOf<E>): Promise<Answer<AnswerOf<E>> | CallError> {
    try {
      return await mutateAsync(input)
    } catch (error) {
      if (error instanceof CallError) return error
      throw error
    }
  }
  return { run, busy: isPending }
}
