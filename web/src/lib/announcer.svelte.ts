// What a screen reader is told without being asked.

class Announcer {
  said: string = $state("");

  tell(sentence: string): void {
    if (sentence !== "") this.said = sentence;
  }
}

export const announcer = new Announcer();
