type FormFootProps = {
  /** The value of the button `do`. */
  act: string
  label: string
  /** The next step on its page. Ink ends something. */
  look?: 'primary' | 'ink'
  /** Where the way out leads. */
  back?: string
}

/** The end of a form: its one button, and beside it the way out. */
export function FormFoot({ act, label, look, back }: FormFootProps) {
  return (
    <div className="form-foot">
      {back && (
        <a href={back} className="button">
          Leave it
        </a>
      )}
      <button type="submit" name="do" value={act} className={look ? `button ${look}` : 'button'}>
        {label}
      </button>
    </div>
  )
}
