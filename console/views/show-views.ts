import { may } from '#domain/staff/roles.ts'
import type { deskOfStaff } from '../desk.ts'

export type ViewsView = Awaited<ReturnType<typeof showViews>>

/** The saved views of a list for whoever looks, and what they may do with the one that they see. */
export async function showViews(
  { services, session, actor }: ReturnType<typeof deskOfStaff>,
  list: string,
  query: string,
) {
  const { id, role } = session.staff
  const views = await services.views.list(list, actor)
  const here = views.find((view) => view.query === query)
  const mayShare = may(role, 'views: share')
  return {
    saved: views.map(({ id: view, name, query: to, staffId }) => ({
      id: view,
      name,
      query: to,
      own: staffId === id,
    })),
    removable:
      here && (here.staffId === id || (here.shared && mayShare)) ? { id: here.id, name: here.name } : null,
    maySave: query !== '' && !here && may(role, 'views: save'),
    mayShare,
  }
}
