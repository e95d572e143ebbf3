import { TextField } from '../ui/field.tsx'
import { type FormErrors, PostForm } from '../ui/post-form.tsx'
import type { ViewsView } from './show-views.ts'

/** Saves the list as it is filtered, or removes the view that it is. */
export function ViewForms({ views, errors }: { views: ViewsView; errors: FormErrors }) {
  const { maySave, mayShare, removable } = views
  const isRefused = Object.keys(errors).length > 0
  if (removable)
    return (
      <PostForm errors={errors} className="line mb-3">
        <input type="hidden" name="view" value={removable.id} />
        <button type="submit" name="do" value="remove view" className="button quiet">
          Remove the view ‘{removable.name}’
        </button>
      </PostForm>
    )
  if (!maySave) return null
  return (
    <details className="mb-3" open={isRefused}>
      <summary className="link">Save this view</summary>
      <PostForm errors={errors} className="filters mt-2">
        <TextField label="Its name" name="view-name" errors={errors} autoComplete="off" maxLength={40} />
        <button type="submit" name="do" value="save view" className="button">
          Save for me
        </button>
        {mayShare && (
          <button type="submit" name="do" value="share view" className="button">
            Save for everybody
          </button>
        )}
      </PostForm>
    </details>
  )
}
