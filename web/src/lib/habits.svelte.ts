// Standing answers: "always yes", "always no" for a card's offer that comes again and again.

export type Habit = "ask" | "use" | "decline";
const KEPT = "voliere.habits";

class Habits {
  private all: Record<string, Habit> = $state(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Habit>);

  of(game: string, card: string): Habit {
    return this.all[`${game}/${card}`] ?? "ask";
  }

  set(game: string, card: string, habit: Habit): void {
    this.all = { ...this.all, [`${game}/${card}`]: habit };
    localStorage.setItem(KEPT, JSON.stringify(this.all));
  }
}

export const habits = new Habits();
